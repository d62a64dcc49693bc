import type { ReactNode } from 'react'
import { CustomerSignInDocument, type CustomerSignInMutation } from '#schema/generated/operations.ts'
import { email, knownPassword } from '#schema/rules/forms/form-rules.ts'
import { QuietButton } from '../../../../components/button.tsx'
import { Field } from '../../../../components/form/field.tsx'
import { Form } from '../../../../components/form/form.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { openSignIn } from '../account.ts'
import { sendSignIn } from '../session/send-sign-in.ts'
import { handleSignInResult } from './handle-sign-in-result.ts'

const RULES = { email, password: knownPassword }

/** @param props.children text above the fields @source USER-7, USER-15 */
export function SignInForm({ children }: { readonly children?: ReactNode }) {
  const words = useMessages('account')
  const { deviceDatabase } = useShop()
  return (
    <Form
      name="account"
      rules={RULES}
      submitLabel={words.signIn}
      onSubmit={async (input) => {
        const getPayload = ({ customerSignIn }: CustomerSignInMutation) => customerSignIn
        return handleSignInResult(deviceDatabase, await sendSignIn(deviceDatabase, CustomerSignInDocument, { input }, getPayload))
      }}
      aside={
        <>
          <QuietButton onClick={() => openSignIn('forgot-pass')}>{words.forgotten}</QuietButton>
          <QuietButton onClick={() => openSignIn('register')}>{words.newHere}</QuietButton>
        </>
      }
    >
      {children}
      <Field name="email" label={words.email} type="email" inputMode="email" autoComplete="username" />
      <Field name="password" label={words.password} type="password" autoComplete="current-password" />
    </Form>
  )
}
