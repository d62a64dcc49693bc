import { CustomerSignUpDocument, type CustomerSignUpMutation } from '#schema/generated/operations.ts'
import { email, password, personName, sameAs } from '#schema/rules/forms/form-rules.ts'
import { QuietButton } from '../../../../components/button.tsx'
import { Dialog } from '../../../../components/dialog/index.ts'
import { Field } from '../../../../components/form/field.tsx'
import { Form } from '../../../../components/form/form.tsx'
import { NameFields, NewPasswordFields } from '../../../../components/form/person-fields.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { Toasts } from '../../../../components/notifications/index.ts'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { closeSignIn, openSignIn, useAccountDialog } from '../account.ts'
import { sendSignIn } from '../session/send-sign-in.ts'
import { handleSignInResult } from './handle-sign-in-result.ts'
import { PasswordResetForm } from './password-reset-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

export function AccountDialog() {
  const words = useMessages('account')
  const open = useAccountDialog()
  if (!open) return null
  return (
    <Dialog key={open.form} kind="card" title={words.forms[open.form]} onClose={closeSignIn}>
      <Toasts />
      {open.reason && <Notice kind="warning">{open.reason}</Notice>}
      {open.form === 'login' && (
        <SignInForm>
          <p>{words.benefits.line}</p>
        </SignInForm>
      )}
      {open.form === 'register' && <SignUpForm />}
      {open.form === 'forgot-pass' && <PasswordResetForm />}
    </Dialog>
  )
}

const RULES = { firstName: personName, lastName: personName, email, password, again: sameAs('password') }

/** @source USER-8 */
function SignUpForm() {
  const words = useMessages('account')
  const { deviceDatabase } = useShop()
  return (
    <Form
      name="account"
      rules={RULES}
      submitLabel={words.signUp}
      onSubmit={async ({ again: _, ...input }) => {
        const getPayload = ({ customerSignUp }: CustomerSignUpMutation) => customerSignUp
        return handleSignInResult(
          deviceDatabase,
          await sendSignIn(deviceDatabase, CustomerSignUpDocument, () => ({ input }), getPayload),
        )
      }}
      aside={<QuietButton onClick={() => openSignIn('login')}>{words.knownHere}</QuietButton>}
    >
      <NameFields />
      <Field name="email" label={words.email} type="email" inputMode="email" autoComplete="username" />
      <NewPasswordFields name="password" />
    </Form>
  )
}
