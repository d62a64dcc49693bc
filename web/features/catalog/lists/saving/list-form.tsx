import { type ReactNode, useState } from 'react'
import { LISTS } from '#schema/rules/constants.ts'
import { NameField } from '../../../../components/lists/name-field.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { hasRoom } from '../rules/list-changes.ts'
import type { NamedList } from '../rules/named-list.types.ts'
import styles from './list-form.module.css'
import { WISHLIST } from './use-lists.ts'

/** A list of the device, or a new one with the typed name. */
export type Target = { readonly id: string } | { readonly newName: string }

interface ListFormProps {
  readonly sku: string
  readonly name: string
  /** The lists to choose from; the first named one is preselected. */
  readonly lists: readonly NamedList[]
  readonly canCreate: boolean
  readonly onSubmit: (to: Target) => void
  /** Renders the buttons. @param to null if the chosen list has no room */
  readonly children: (to: Target | null) => ReactNode
}

const NEW = ''

/** Chooses a list for a product, or names a new one. @source SAVE-4 */
export function ListForm({ sku, name, lists, canCreate, onSubmit, children }: ListFormProps) {
  const words = useMessages('lists').saved
  const [chosen, setChosen] = useState(lists.find(({ id }) => id !== WISHLIST)?.id ?? NEW)
  const [newName, setNewName] = useState('')
  const list = lists.find(({ id }) => id === chosen)
  const isFull = list ? list.id !== WISHLIST && !hasRoom(list, sku) : !canCreate
  const to = isFull ? null : list ? { id: list.id } : { newName }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (to) onSubmit(to)
      }}
    >
      <p className={styles.subject}>{name}</p>
      <fieldset className={styles.lists}>
        <legend>{words.transferTo}</legend>
        {lists.map(({ id, name }) => (
          <label key={id}>
            <input type="radio" name="list" checked={chosen === id} onChange={() => setChosen(id)} />
            <bdi>{name}</bdi>
          </label>
        ))}
        {canCreate && (
          <label>
            <input type="radio" name="list" checked={chosen === NEW} onChange={() => setChosen(NEW)} />
            {words.newList}
          </label>
        )}
      </fieldset>
      {chosen === NEW && canCreate && <NameField value={newName} onChange={setNewName} />}
      {isFull && <p role="alert">{list ? words.fullList(LISTS.lines) : words.full(LISTS.most)}</p>}
      <p className={styles.actions}>{children(to)}</p>
    </form>
  )
}
