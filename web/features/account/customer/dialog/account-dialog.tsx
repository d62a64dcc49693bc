import { Dialog } from '../../../../components/dialog/index.ts'
import { Notice } from '../../../../components/notice.tsx'
import { Toasts } from '../../../../components/notifications/index.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { closeSignIn, useAccountDialog } from '../account.ts'
import { PasswordResetForm } from './password-reset-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export function AccountDialog() {
  const words = useMessages('account')
  const open = useAccountDialog()
  if (!open) return null
  return (
    <Dialog key={open.form} kind="card" title={words.forms[open.form]} closeLabel={words.close} onClose={closeSignIn}>
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
