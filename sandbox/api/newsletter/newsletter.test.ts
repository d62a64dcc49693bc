import { describe, expect, it } from 'vitest'
import { platformWith } from '../api.test-kit.ts'

const { platform, call, state } = createNewsletter()
const without = platformWith([], { hasNewsletter: false })

function createNewsletter() {
  const platform = platformWith([])
  const path = '/api/ext/magento2-subscribe/subscribe'
  return {
    platform,
    call: (method: 'POST' | 'DELETE', body: object) =>
      platform.send(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    state: (email: string) => platform.get(`${path}?email=${encodeURIComponent(email)}`),
  }
}

describe('newsletter API', () => {
  it('subscribes an address once and unsubscribes it, with a success that has no result', async () => {
    const email = 'anna@stairworks.example'
    expect(await state(email)).toMatchObject({ status: 404, json: { code: 404, result: '' } })
    for (const _ of [1, 2]) expect((await call('POST', { email })).json).toEqual({ code: 200 })
    expect((await state(email.toUpperCase())).json).toEqual({ code: 200, result: 'subscribed' })
    expect((await call('DELETE', { email })).json).toEqual({ code: 200 })
    expect((await call('DELETE', { email })).json).toEqual({ code: 404, result: 'Error on Magento 2: DELETE' })
    expect((await state(email)).status).toBe(404)
    const mails = platform.shoppers.prepare('SELECT subject FROM mail WHERE recipient = ? ORDER BY id').all(email)
    expect(mails.map(({ subject }) => subject)).toEqual(['You get our newsletter', 'No more newsletters'])
  })

  it.each(['oak', 'a/b@c.example', 'a@b', '<x@y.example>', 'a b@c.example'])('rejects the address %s', async (email) => {
    expect((await call('POST', { email })).json).toEqual({ code: 400, result: 'Error on Magento 2: POST' })
  })

  it('requires an e-mail address', async () => {
    const refused = { status: 500, json: { code: 500, result: 'Email not provided!' } }
    for (const body of [{}, { email: 7 }, { email: '' }]) expect(await call('POST', body)).toMatchObject(refused)
    expect(await call('DELETE', {})).toMatchObject(refused)
    expect(await platform.get('/api/ext/magento2-subscribe/subscribe')).toMatchObject(refused)
  })

  it('returns 404 if the extension is not installed', async () => {
    expect(await without.post('/api/ext/magento2-subscribe/subscribe', { email: 'a@b.example' })).toMatchObject({
      status: 404,
      type: expect.stringContaining('text/html'),
    })
  })
})
