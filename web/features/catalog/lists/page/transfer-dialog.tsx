import { useState } from 'react'
import { LISTS } from '#schema/rules/constants.ts'
import { Dialog } from '../../../../components/dialog/index.ts'
import { NameField } from '../../../../components/lists/name-field.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import { hasRoom } from '../rules/list-changes.ts'
import type { NamedList } from '../rules/named-list.types.ts'
import styles from './lists.module.css'
import { WISHLIST } from './use-lists.ts'

interface TransferDialogProps {
  readonly sku: string
  readonly name: string
  /** All lists but the one the product is on. */
  readonly others: readonly NamedList[]
  readonly canCreate: boolean
  /** @param stays the product also stays where it is */
  readonly onTransfer: (to: { readonly id: string } | { readonly newName: string }, stays: boolean) => void
  readonly onClose: () => void
}

const NEW = ''

/** Asks to which list a product is moved or copied. @source SAVE-4 */
export function TransferDialog({ sku, name, others, canCreate, onTransfer, onClose }: TransferDialogProps) {
  const words = useMessages('lists').saved
  const named = others.find(({ id }) => id !== WISHLIST)
  const [to, setTo] = useState(named?.id ?? NEW)
  const [newName, setNewName] = useState('')
  const target = others.find(({ id }) => id === to)
  const isFull = target ? target.id !== WISHLIST && !hasRoom(target, sku) : !canCreate
  const transfer = (stays: boolean) => {
    if (isFull) return
    onTransfer(target ? { id: target.id } : { newName }, stays)
    onClose()
  }
  return (
    <Dialog kind="card" title={words.transferTitle} closeLabel={words.close} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          transfer(false)
        }}
      >
        <p className={styles.subject}>{name}</p>
        <fieldset className={styles.targets}>
          <legend>{words.transferTo}</legend>
          {others.map((list) => (
            <label key={list.id}>
              <input type="radio" name="list" checked={to === list.id} onChange={() => setTo(list.id)} />
              <bdi>{list.name}</bdi>
            </label>
          ))}
          {canCreate && (
            <label>
              <input type="radio" name="list" checked={to === NEW} onChange={() => setTo(NEW)} />
              {words.newList}
            </label>
          )}
        </fieldset>
        {to === NEW && canCreate && <NameField value={newName} onChange={setNewName} />}
        {isFull && <p role="alert">{target ? words.fullList(LISTS.lines) : words.full(LISTS.most)}</p>}
        <p className={styles.actions}>
          <button type="submit" className={button.primary} aria-disabled={isFull}>
            {words.move}
          </button>
          <button type="button" className={button.secondary} aria-disabled={isFull} onClick={() => transfer(true)}>
            {words.copy}
          </button>
        </p>
      </form>
    </Dialog>
  )
}
