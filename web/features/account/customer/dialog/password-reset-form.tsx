import { useState } from 'react'
import { PasswordResetRequestDocument } from '#schema/generated/operations.ts'
import { email } from '#schema/rules/forms/form-rules.ts'
import { isOffline } from '../../../../api/errors.ts'
import { sendMutation } from '../../../../api/page-client.ts'
import { QuietButton } from '../../../../components/button.tsx'
import { Field } from '../../../../components/form/field.tsx'
import { Form } from '../../../../components/form/form.tsx'
import { toProblems } from '../../../../components/form/problems.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { openSignIn } from '../account.ts'

const RULES = { email }

/** @source USER-9, TEXT-9 */
export function PasswordResetForm() {
  const words = useMessages('account')
  const [isSent, setSent] = useState(false)
  const back = <QuietButton onClick={() => openSignIn('login')}>{words.knownHere}</QuietButton>
  if (isSent) {
    return (
      <Notice kind="info" actions={back}>
        {words.resetSent}
      </Notice>
    )
  }
  return (
    <Form
      name="account"
      rules={RULES}
      submitLabel={words.sendReset}
      onSubmit={async (input) => {
        try {
          const { passwordResetRequest } = await sendMutation(PasswordResetRequestDocument, { input })
          setSent(passwordResetRequest.userErrors.length === 0)
          return toProblems(passwordResetRequest.userErrors)
        } catch (error) {
          if (!isOffline(error)) throw error
          return [{ field: null, message: words.resetOffline }]
        }
      }}
      aside={back}
    >
      <p>{words.resetHint}</p>
      <Field name="email" label={words.email} type="email" inputMode="email" autoComplete="username" />
    </Form>
  )
}
