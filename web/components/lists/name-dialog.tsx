import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { LISTS } from '#schema/rules/constants.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import { PrimaryButton } from '../button.tsx'
import { Dialog } from '../dialog/index.ts'
import styles from './name-field.module.css'
import { NameField } from './name-field.tsx'

interface NameDialogProps {
  readonly title: string
  /** The current name; empty for a new list. */
  readonly name: string
  readonly onSave: (name: string) => void
  readonly onClose: () => void
}

export function NameDialog({ title, name, onSave, onClose }: NameDialogProps) {
  const words = useMessages('lists').saved
  const [typed, setTyped] = useState(name)
  const field = useRef<HTMLInputElement>(null)
  // The browser would focus the first control of the dialog, which closes it.
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSave(typed.slice(0, LISTS.name))
    onClose()
  }
  return (
    <Dialog kind="card" title={title} onClose={onClose}>
      <form className={styles.form} onSubmit={save}>
        <NameField ref={field} value={typed} onChange={setTyped} />
        <p>
          <PrimaryButton type="submit">{words.save}</PrimaryButton>
        </p>
      </form>
    </Dialog>
  )
}
