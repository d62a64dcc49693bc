import type { Ref } from 'react'
import { LISTS } from '#schema/rules/constants.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './name-field.module.css'

interface NameFieldProps {
  readonly ref?: Ref<HTMLInputElement>
  readonly value: string
  readonly onChange: (typed: string) => void
}

export function NameField({ ref, value, onChange }: NameFieldProps) {
  const words = useMessages('lists').saved
  return (
    <label className={styles.field}>
      {words.nameLabel}
      <input
        ref={ref}
        type="text"
        dir="auto"
        autoComplete="off"
        maxLength={LISTS.name}
        placeholder={words.nameHint}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  )
}
