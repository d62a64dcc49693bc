import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { MessageSendDocument } from '#schema/generated/operations.ts'
import { requiredText } from '#schema/rules/forms/form-rules.ts'
import { MESSAGE_RULES } from '#schema/rules/forms/message-rules.ts'
import { sendMutation } from '../../../api/page-client.ts'
import { QuietButton } from '../../../components/button.tsx'
import { Field } from '../../../components/form/field.tsx'
import { focusIfLost } from '../../../components/form/focus-if-lost.ts'
import { Form } from '../../../components/form/form.tsx'
import { toProblems } from '../../../components/form/problems.tsx'
import type { ContactQuery } from '../../../components/links/contact-query.types.ts'
import { Notice } from '../../../components/notice.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'

/** A message to the merchant. @source SCREEN-5, MAIL-3, PROD-66, SHOP-22 */
export function ContactForm() {
  const words = useMessages('content').contact
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  const { subject, text } = useMessageAbout()
  const place = useRef<HTMLDivElement>(null)
  const startAnother = () => {
    setSentFrom(null)
    focusIfLost(() => place.current)
  }
  return (
    <div ref={place}>
      {sentFrom === null ? (
        <Form
          name="contact"
          rules={MESSAGE_RULES}
          submitLabel={words.send}
          onSubmit={async (input) => {
            const { messageSend } = await sendMutation(MessageSendDocument, { input })
            if (messageSend.isSent) setSentFrom(input.email.trim())
            return toProblems(messageSend.userErrors)
          }}
        >
          <Field name="name" label={words.name} autoComplete="name" />
          <Field name="email" label={words.email} type="email" inputMode="email" autoComplete="email" />
          <Field name="subject" label={words.subject} value={subject} />
          <Field name="text" label={words.message} hint={words.messageHint} lines={6} value={text} />
        </Form>
      ) : (
        <Notice kind="info" actions={<QuietButton onClick={startAnother}>{words.another}</QuietButton>}>
          {words.sent(sentFrom)}
        </Notice>
      )}
    </div>
  )
}

/** The subject in the address. Empty at first, because servers render the page without its query. */
function useMessageAbout() {
  const { about } = useMessages('content').contact
  const { search } = useLocation()
  const [query, setQuery] = useState('')
  useEffect(() => setQuery(search), [search])
  return messageAbout(query, about)
}

interface AboutWords {
  readonly question: (product: string) => string
  readonly back: (product: string) => string
  readonly tellMe: (product: string) => string
}

/**
 * Subject and text of a message about the product that an address names; empty if it names none. The subject has only the sku if the
 * name is too long for it.
 * @param search the query of the address, which a stranger may have written
 */
export function messageAbout(search: string, words: AboutWords): { readonly subject: string; readonly text: string } {
  const { name, sku, waits }: Partial<Record<keyof ContactQuery, string>> = Object.fromEntries(new URLSearchParams(search))
  const isWaiting = waits !== undefined
  const toSubject = isWaiting ? words.back : words.question
  const product = name && sku ? [`${name} (${sku})`, sku].find((text) => requiredText(toSubject(text), {}) === null) : undefined
  if (product === undefined) return { subject: '', text: '' }
  return { subject: toSubject(product), text: isWaiting ? words.tellMe(product) : '' }
}
