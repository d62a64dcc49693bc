import { useEffect } from 'react'
import { email as emailRule } from '#schema/rules/forms/form-rules.ts'
import { isOffline } from '../../../../api/errors.ts'
import { QuietButton } from '../../../../components/button.tsx'
import { Field } from '../../../../components/form/field.tsx'
import { Form } from '../../../../components/form/form.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { useDeviceValue } from '../../../../storage/use-device-value.ts'
import { newsletterOnDevice } from '../../../../sync/tasks/newsletter.ts'
import { checkNewsletter, subscribe, unsubscribe } from '../device/subscription.ts'

const RULES = { email: emailRule }

/**
 * Subscribes to or unsubscribes from the newsletter.
 * @param email a customer's address, whose subscription is looked up
 */
export function NewsletterForm({ email }: { readonly email?: string }) {
  const words = useMessages('shell').newsletter
  const { deviceDatabase } = useShop()
  const state = useDeviceValue(newsletterOnDevice, deviceDatabase)
  useEffect(() => {
    if (!email) return
    checkNewsletter(deviceDatabase, email).catch(
      (error) => isOffline(error) || console.warn('The subscription could not be looked up', error),
    )
  }, [deviceDatabase, email])
  if (!state) return <p role="status">{words.waiting}</p>
  if (state.isSubscribed) {
    return (
      <Notice
        kind="info"
        actions={<QuietButton onClick={() => unsubscribe(deviceDatabase, state.email)}>{words.unsubscribe}</QuietButton>}
      >
        {state.email ? words.subscribedAt(state.email) : words.subscribed}
      </Notice>
    )
  }
  return (
    <Form
      name="newsletter"
      rules={RULES}
      submitLabel={words.subscribe}
      onSubmit={async (input) => {
        await subscribe(deviceDatabase, input.email.trim())
        return []
      }}
    >
      <p>{words.invitation}</p>
      {state.email !== '' && <p>{words.unsubscribed}</p>}
      <Field name="email" label={words.email} value={email ?? state.email} type="email" inputMode="email" autoComplete="email" />
    </Form>
  )
}
