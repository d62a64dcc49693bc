import { useSyncExternalStore } from 'react'
import { PasswordCreateDocument } from '#schema/generated/operations.ts'
import { email, password, sameAs } from '#schema/rules/forms/form-rules.ts'
import { Field } from '../../../components/form/field.tsx'
import { Form } from '../../../components/form/form.tsx'
import { refusedBy } from '../../../components/form/refused.ts'
import { Notice } from '../../../components/notice.tsx'
import { clientMutate } from '../../../data/client-load.ts'
import { useShop } from '../../../data/shop.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { notify } from '../../notifications/index.ts'
import { signedIn } from '../session/sign-in.ts'

const RULES = { email, newPassword: password, again: sameAs('newPassword') }
const never = () => () => undefined

/**
 * A password by the link of an e-mail. The link's parts are read in the browser: pages are the same for everyone.
 * @param onDone the customer is signed in
 * @source SCREEN-12, USER-9, USER-20
 */
export function CreatePassword({ onDone }: { readonly onDone: () => void }) {
  const words = useMessages('account')
  const { deviceDatabase } = useShop()
  const link = new URLSearchParams(
    useSyncExternalStore(
      never,
      () => location.search,
      () => '',
    ),
  )
  const resetToken = link.get('token')
  return (
    <>
      <p>{words.createPasswordHint}</p>
      {link.size > 0 && !resetToken && <Notice kind="error">{words.brokenLink}</Notice>}
      <Form
        name="create-password"
        rules={RULES}
        submitLabel={words.save}
        onSubmit={async ({ again: _, ...input }) => {
          if (!resetToken) return [{ field: null, message: words.brokenLink }]
          const { passwordCreate } = await clientMutate(PasswordCreateDocument, { input: { ...input, resetToken } })
          const { customer, cart, userErrors } = passwordCreate
          if (!customer) return refusedBy(userErrors)
          await signedIn(deviceDatabase, { customer, cart })
          notify({ type: 'success', message: words.passwordSaved })
          onDone()
          return []
        }}
      >
        <Field
          name="email"
          label={words.email}
          value={link.get('email') ?? ''}
          type="email"
          inputMode="email"
          autoComplete="username"
        />
        <Field
          name="newPassword"
          label={words.newPassword}
          type="password"
          autoComplete="new-password"
          hint={words.passwordHint}
        />
        <Field name="again" label={words.passwordAgain} type="password" autoComplete="new-password" />
      </Form>
    </>
  )
}
