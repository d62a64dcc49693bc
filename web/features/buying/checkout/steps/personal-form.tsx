import { type FieldRule, password, sameAs } from '#schema/rules/forms/form-rules.ts'
import { QuietButton } from '../../../../components/button.tsx'
import { Field } from '../../../../components/form/field.tsx'
import { Form } from '../../../../components/form/form.tsx'
import { NameFields, NewPasswordFields } from '../../../../components/form/person-fields.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { PersonalDetails } from '../../../../sync/tasks/order/index.ts'
import { PERSONAL_RULES } from '../state/steps.ts'
import styles from './checkout.module.css'

const ACCOUNT_RULES = { ...PERSONAL_RULES, password, again: sameAs('password') }

interface PersonalFormProps {
  /** As entered before, or from the account. */
  readonly details: PersonalDetails | null
  readonly isGuest: boolean
  readonly createsAccount: boolean
  readonly onSignIn: () => void
  readonly onCreatesAccount: (wanted: boolean) => void
  /** @param password for the new account; null without one. Kept in memory only */
  readonly onDone: (details: PersonalDetails, password: string | null) => void
}

/** Personal details, as a guest or with a new account. @source CHECKOUT-9 */
export function PersonalForm({ details, isGuest, createsAccount, onSignIn, onCreatesAccount, onDone }: PersonalFormProps) {
  const words = useMessages('checkout').order
  const withAccount = isGuest && createsAccount
  const rules: Readonly<Record<'firstName' | 'lastName' | 'email', FieldRule>> = withAccount ? ACCOUNT_RULES : PERSONAL_RULES
  return (
    <>
      {isGuest && (
        <p className={styles.known}>
          {words.personal.known} <QuietButton onClick={onSignIn}>{words.personal.signIn}</QuietButton>
        </p>
      )}
      <Form
        name="checkout-personal"
        rules={rules}
        label={words.steps.personal}
        submitLabel={words.next}
        onSubmit={async ({ firstName, lastName, email, ...others }) => {
          onDone({ firstName, lastName, email }, readPassword(others))
          return []
        }}
      >
        <NameFields names={details} />
        <Field
          name="email"
          label={words.personal.email}
          hint={words.personal.emailHint}
          value={details?.email ?? ''}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        {isGuest && (
          <label className={styles.choice}>
            <input
              type="checkbox"
              name="createsAccount"
              checked={createsAccount}
              onChange={({ target }) => onCreatesAccount(target.checked)}
            />
            {words.personal.createsAccount}
          </label>
        )}
        {withAccount && <NewPasswordFields name="password" />}
      </Form>
    </>
  )
}

const readPassword = (values: Readonly<Record<string, string>>): string | null => values.password || null
