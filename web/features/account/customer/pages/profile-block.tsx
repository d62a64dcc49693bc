import { email, personName } from '#schema/rules/forms/form-rules.ts'
import { Field } from '../../../../components/form/field.tsx'
import { Form } from '../../../../components/form/form.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { Profile } from '../../../../sync/tasks/customer/customer-on-device.ts'
import { updateCustomer } from '../session/update-customer.ts'
import styles from './account.module.css'
import { PasswordForm } from './password-form.tsx'

const RULES = { firstName: personName, lastName: personName, email }

/** @source USER-5, USER-11 */
export function ProfileBlock({ profile }: { readonly profile: Profile }) {
  const words = useMessages('account')
  const { deviceDatabase } = useShop()
  return (
    <>
      <Form name="profile" rules={RULES} submitLabel={words.save} onSubmit={(input) => updateCustomer(deviceDatabase, input)}>
        <Field name="firstName" label={words.firstName} value={profile.firstName} autoComplete="given-name" />
        <Field name="lastName" label={words.lastName} value={profile.lastName} autoComplete="family-name" />
        <Field name="email" label={words.email} value={profile.email} type="email" inputMode="email" autoComplete="email" />
      </Form>
      <h3 className={styles.further}>{words.changePassword}</h3>
      <PasswordForm email={profile.email} />
    </>
  )
}
