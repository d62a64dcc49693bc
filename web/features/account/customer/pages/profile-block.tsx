import { PasswordChangeDocument } from '#schema/generated/operations.ts'
import { email, knownPassword, password, personName, sameAs } from '#schema/rules/forms/form-rules.ts'
import { isOffline } from '../../../../api/errors.ts'
import { sendMutation } from '../../../../api/page-client.ts'
import { Field } from '../../../../components/form/field.tsx'
import { Form } from '../../../../components/form/form.tsx'
import { NameFields, NewPasswordFields } from '../../../../components/form/person-fields.tsx'
import { toProblems } from '../../../../components/form/problems.tsx'
import { notify } from '../../../../components/notifications/index.ts'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { Profile } from '../../../../sync/tasks/customer/customer-on-device.ts'
import styles from '../cards.module.css'
import { replaceCustomer } from '../session/refresh-customer.ts'
import { updateCustomer } from '../session/update-customer.ts'

const PROFILE_RULES = { firstName: personName, lastName: personName, email }
const PASSWORD_RULES = { currentPassword: knownPassword, newPassword: password, again: sameAs('newPassword') }

/** @source USER-5, USER-11 */
export function ProfileBlock({ profile }: { readonly profile: Profile }) {
  const words = useMessages('account')
  const { deviceDatabase } = useShop()
  return (
    <div className={styles.forms}>
      <section aria-labelledby="profile">
        <h3 id="profile">{words.overview.profile}</h3>
        <Form
          name="profile"
          rules={PROFILE_RULES}
          submitLabel={words.save}
          onSubmit={(input) => updateCustomer(deviceDatabase, input)}
        >
          <NameFields names={profile} />
          <Field name="email" label={words.email} value={profile.email} type="email" inputMode="email" autoComplete="email" />
        </Form>
      </section>
      <section aria-labelledby="password">
        <h3 id="password">{words.changePassword}</h3>
        <PasswordForm email={profile.email} />
      </section>
    </div>
  )
}

/** @param email lets password managers match the account @source USER-10, USER-19, TEXT-9, TEXT-11 */
function PasswordForm({ email }: { readonly email: string }) {
  const words = useMessages('account')
  const { deviceDatabase } = useShop()
  return (
    <Form
      name="password"
      rules={PASSWORD_RULES}
      submitLabel={words.changePassword}
      onSubmit={async ({ again: _, ...input }) => {
        try {
          const { passwordChange } = await sendMutation(PasswordChangeDocument, { input })
          const { customer, userErrors } = passwordChange
          if (customer) await replaceCustomer(deviceDatabase, customer)
          if (userErrors.length === 0) notify({ type: 'success', message: words.passwordSaved })
          return toProblems(userErrors)
        } catch (error) {
          if (!isOffline(error)) throw error
          return [{ field: null, message: words.resetOffline }]
        }
      }}
    >
      <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
      <Field name="currentPassword" label={words.currentPassword} type="password" autoComplete="current-password" />
      <NewPasswordFields name="newPassword" />
    </Form>
  )
}
