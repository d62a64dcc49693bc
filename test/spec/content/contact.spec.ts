import { randomUUID } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import { visit } from '../../kit/page.ts'
import { createShopper } from '../../kit/shopper.ts'

const { url, sandboxUrl } = inject('shop')
const SEND = 'mutation ($input: MessageInput!) { messageSend(input: $input) { isSent userErrors { code field message } } }'
const mailsWith = async (text: string) => (await (await fetch(`${sandboxUrl}/sandbox`)).text()).split(text).length - 1

function message(given: object = {}) {
  const subject = `About ${randomUUID()}`
  const email = `${randomUUID()}@stairworks.example`
  return { name: 'Anna Birch', email, subject, text: 'Is the oak dry?', ...given }
}
const send = async (input: object, from = createShopper(url)) => (await from.ask(SEND, { input })).data?.messageSend

// SCREEN-5, MAIL-3
describe('contact page', () => {
  it.each(['/contact', '/contact-us'])('is at %s, with telephone number, form and address', async (path) => {
    const page = await visit(path)
    expect(page.status).toBe(200)
    for (const words of ['Contact us', '0113 496 0123', 'Your message', 'Where to find us']) expect(page.text).toContain(words)
    expect(page.html).toContain(`<link rel="canonical" href="${url}/contact"`)
  })

  it('shows one telephone number and one set of opening hours', async () => {
    const { text } = await visit('/contact')
    expect(new Set(text.match(/0113[ \d]{9}/g))).toEqual(new Set(['0113 496 0123']))
    expect(new Set(text.match(/\b\d{1,2}[:.]\d{2}\b/g))).toEqual(new Set(['7:30', '17:00', '8:00', '12:00']))
  })

  it('sends a message to the merchant once, however often it is submitted', async () => {
    const input = message()
    expect(await Promise.all([send(input), send(input)])).toEqual(Array(2).fill({ isSent: true, userErrors: [] }))
    expect(await send(input)).toEqual({ isSent: true, userErrors: [] })
    expect(await mailsWith(input.subject)).toBe(1)
  })

  it('sends mail to no other recipient, whatever the message contains', async () => {
    const from = createShopper(url)
    for (const extra of ['to', 'targetAddress', 'recipient']) {
      const { errors } = await from.ask(SEND, { input: message({ [extra]: 'eve@else.example' }) })
      expect(errors).toHaveLength(1)
    }
    const input = message({ text: '\nBcc: eve@else.example\n\n<script>alert(1)</script> 🪵' })
    expect(await send(input)).toMatchObject({ isSent: true })
    const outbox = await (await fetch(`${sandboxUrl}/sandbox`)).text()
    expect(outbox).not.toContain('To eve@else.example')
    expect(outbox).not.toContain('<script>alert(1)')
  })

  it('limits messages per e-mail address', async () => {
    const { email } = message()
    const answers = []
    for (let i = 0; i < 6; i++) answers.push(await send(message({ email })))
    expect(answers.map((answer) => answer?.isSent)).toEqual([true, true, true, true, true, false])
    expect(answers.at(-1)?.userErrors).toMatchObject([{ code: 'TOO_MANY_REQUESTS' }])
  })
})

// SCREEN-23, CUT-19
it('the menu links to the cutting form, store locator, size guide and order tracking, which exist', async () => {
  const { html } = await visit('/')
  const menu = /<nav[^>]*popover.*?<\/nav>/s.exec(html)?.[0] ?? ''
  for (const [path, title] of [
    ['/stores', 'Store locator'],
    ['/cutting-form', 'Cutting list'],
    ['/i/size-guide', 'Size guide'],
    ['/my-account/orders', 'Order tracking'],
  ] as const) {
    expect(menu).toMatch(new RegExp(`href="${path}"[^>]*>${title}`))
    expect((await visit(path)).status).toBe(200)
  }
})
