import { type ReactNode, useEffect } from 'react'
import { email, knownPassword } from '#schema/rules/forms/form-rules.ts'
import { QuietButton } from '../../../../components/button.tsx'
import { Field } from '../../../../components/form/field.tsx'
import { Form } from '../../../../components/form/form.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { waitForIdlePage } from '../../../../late/idle.ts'
import { lazy } from '../../../../late/lazy.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { openSignIn } from '../account.ts'

const RULES = { email, password: knownPassword }
const loadSignIn = lazy(() => import('./sign-in.ts'))

/** @param props.children text above the fields @source USER-7, USER-15 */
export function SignInForm({ children }: { readonly children?: ReactNode }) {
  const words = useMessages('account')
  const { deviceDatabase } = useShop()
  useEffect(() => {
    // If this fails, it is loaded again when the form is sent.
    waitForIdlePage()
      .then(loadSignIn)
      .catch(() => undefined)
  }, [])
  return (
    <Form
      name="account"
      rules={RULES}
      submitLabel={words.signIn}
      onSubmit={async (input) => (await loadSignIn()).signIn(deviceDatabase, input)}
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
