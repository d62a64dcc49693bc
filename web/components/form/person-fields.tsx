import type { AddressDetails } from '#schema/rules/forms/address-details.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import { Field } from './field.tsx'

interface NameFieldsProps {
  readonly names?: Partial<Pick<AddressDetails, 'firstName' | 'lastName'>> | null
  /** The address that the names belong to, for browsers that know several. */
  readonly section?: 'shipping' | 'billing'
}

export function NameFields({ names, section }: NameFieldsProps) {
  const words = useMessages('account')
  const token = (field: string) => (section ? `${section} ${field}` : field)
  return (
    <>
      <Field name="firstName" label={words.firstName} value={names?.firstName ?? ''} autoComplete={token('given-name')} />
      <Field name="lastName" label={words.lastName} value={names?.lastName ?? ''} autoComplete={token('family-name')} />
    </>
  )
}

interface NewPasswordFieldsProps {
  readonly name: 'password' | 'newPassword'
}

/** A new password, typed twice. The second field is named `again`. */
export function NewPasswordFields({ name }: NewPasswordFieldsProps) {
  const words = useMessages('account')
  return (
    <>
      <Field name={name} label={words[name]} type="password" autoComplete="new-password" hint={words.passwordHint} />
      <Field name="again" label={words.passwordAgain} type="password" autoComplete="new-password" />
    </>
  )
}
