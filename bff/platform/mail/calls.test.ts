import { describe, expect, it } from 'vitest'
import { PlatformUnreachable } from '../base/errors.ts'
import { GERMAN, platformClient, VIEW } from '../testing/platform-client.ts'
import { type Behaviour, empty, hangUp, html, json } from '../testing/scripted-platform.ts'
import { SenderRefused } from './calls.ts'

const MAIL = {
  sourceAddress: 'anna@stairworks.example',
  targetAddress: 'sales@heartwood.example',
  subject: 'Cutting list',
  text: '6 sheets',
}
const token = json({ code: 200, result: 'first.token' })
const sent = json({ code: 200, result: 'OK' })
const createRefusal = (result: string) => json({ code: 500, result }, 500)

async function createMailCalls(...behaviours: readonly [Behaviour, ...Behaviour[]]) {
  const { client, platform } = await platformClient(empty(500))
  platform.behave(...behaviours)
  const readAsked = () => platform.asked.map(({ method, url }) => `${method} ${url.replace('/api/ext/mail-service', '')}`)
  return { mail: client.mail, platform, readAsked }
}

// CALL-9, MAIL-1, MAIL-2, MAIL-4
describe('mail to the platform', () => {
  it('is sent with its own token, which is fetched by POST', async () => {
    const { mail, platform, readAsked } = await createMailCalls(token, sent)
    expect(await mail.send(GERMAN, MAIL)).toBe(true)
    expect(readAsked()).toEqual(['POST /get-token?storeCode=de', 'POST /send-email?storeCode=de'])
    const { text, ...addresses } = MAIL
    expect(JSON.parse(platform.asked[1]?.body ?? '')).toEqual({ ...addresses, emailText: text, token: 'first.token' })
  })

  it('fetches the token by GET if POST finds nothing', async () => {
    const { mail, readAsked } = await createMailCalls(html(404), token, sent)
    expect(await mail.send(VIEW, MAIL)).toBe(true)
    expect(readAsked()).toEqual(['POST /get-token', 'GET /get-token', 'POST /send-email'])
  })

  it('fetches a new token once if another client invalidated it', async () => {
    const { mail, readAsked } = await createMailCalls(
      token,
      createRefusal('Email is not authorized!'),
      token,
      createRefusal('Email is not authorized!'),
    )
    expect(await mail.send(VIEW, MAIL)).toBe(false)
    expect(readAsked()).toHaveLength(4)
  })

  it('waits for the previous mail, so that no token invalidates another', async () => {
    const { mail, readAsked } = await createMailCalls(token, sent, token, sent)
    expect(await Promise.all(['a', 'b'].map((text) => mail.send(VIEW, { ...MAIL, text })))).toEqual([true, true])
    expect(readAsked()).toEqual(['POST /get-token', 'POST /send-email', 'POST /get-token', 'POST /send-email'])
  })

  it('is sent once however often it is requested, and again with another text', async () => {
    const { mail, readAsked } = await createMailCalls(token, sent, token, sent)
    await Promise.all([mail.send(VIEW, MAIL), mail.send(VIEW, MAIL)])
    expect(await mail.send(VIEW, { ...MAIL })).toBe(true)
    expect(readAsked()).toHaveLength(2)
    await mail.send(VIEW, { ...MAIL, text: '7 sheets' })
    expect(readAsked()).toHaveLength(4)
  })

  it.each([
    ['was refused', createRefusal('Target email address (x) is not from the whitelist!'), false],
    ['found no mail extension', html(404), null],
  ])('can be sent again if it %s', async (_, behaviour, expected) => {
    const { mail, platform } = await createMailCalls(token, behaviour)
    expect(await mail.send(VIEW, MAIL)).toBe(expected)
    platform.behave(token, sent)
    expect(await mail.send(VIEW, MAIL)).toBe(true)
  })

  it.each([
    ['no answer', [hangUp]],
    ['an incomplete answer', [empty(200)]],
    ['an invalid token', [json({ code: 200, result: { token: 'x' } })]],
    ['a token and then no answer', [token, hangUp]],
  ] as const)('throws after %s and does not block the next mail', async (_, [first, ...rest]) => {
    const { mail, platform } = await createMailCalls(first, ...rest)
    await expect(mail.send(VIEW, MAIL)).rejects.toBeInstanceOf(PlatformUnreachable)
    platform.behave(token, sent)
    expect(await mail.send(VIEW, MAIL)).toBe(true)
  })

  it('is not sent if the platform answers false', async () => {
    const { mail } = await createMailCalls(token, json({ code: 200, result: false }))
    expect(await mail.send(VIEW, MAIL)).toBe(false)
  })

  // FRONT-22
  it.each(['Source email address is invalid!', 'Invalid email address is provided!'])(
    'throws if the platform rejects the address of the sender: %s',
    async (words) => {
      const { mail, platform } = await createMailCalls(token, createRefusal(words))
      await expect(mail.send(VIEW, MAIL)).rejects.toBeInstanceOf(SenderRefused)
      platform.behave(token, sent)
      expect(await mail.send(VIEW, MAIL)).toBe(true)
    },
  )

  it('is null if the platform sends no mail', async () => {
    const { mail } = await createMailCalls(html(404))
    expect(await mail.send(VIEW, MAIL)).toBeNull()
  })
})
