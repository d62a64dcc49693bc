import { useEffect, useSyncExternalStore } from 'react'
import { email, password, sameAs } from '#schema/rules/forms/form-rules.ts'
import { Field } from '../../../../components/form/field.tsx'
import { Form } from '../../../../components/form/form.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { waitForIdlePage } from '../../../../late/idle.ts'
import { lazy } from '../../../../late/lazy.ts'
import { withMessages } from '../../../../messages/page-messages.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from '../cards.module.css'
import { HelpCard } from './help-card.tsx'

const RULES = { email, newPassword: password, again: sameAs('newPassword') }
const neverChanges = () => () => undefined
const loadSender = lazy(() => withMessages(['account'], () => import('../session/create-password.ts')))

/**
 * Sets a password through a link in an e-mail. The link is parsed in the browser, because pages are the same for everyone.
 * @param onDone the customer is signed in
 * @source SCREEN-12, USER-9, USER-20
 */
export function CreatePassword({ onDone }: { readonly onDone: () => void }) {
  const words = useMessages('account')
  const { deviceDatabase } = useShop()
  const link = new URLSearchParams(
    useSyncExternalStore(
      neverChanges,
      () => location.search,
      () => '',
    ),
  )
  const resetToken = link.get('token')
  useEffect(() => {
    // If this fails, it is loaded again when the form is sent.
    waitForIdlePage()
      .then(loadSender)
      .catch(() => undefined)
  }, [])
  return (
    <div className={styles.forms}>
      <div>
        <p>{words.createPasswordHint}</p>
        {link.size > 0 && !resetToken && <Notice kind="error">{words.brokenLink}</Notice>}
        <Form
          name="create-password"
          rules={RULES}
          submitLabel={words.save}
          onSubmit={async ({ again: _, ...input }) => {
            if (!resetToken) return [{ field: null, message: words.brokenLink }]
            const { createPassword } = await loadSender()
            return createPassword(deviceDatabase, { ...input, resetToken }, onDone)
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
      </div>
      <HelpCard headingLevel={2} />
    </div>
  )
}
