import { randomUUID } from 'node:crypto'
import { expect, inject, it } from 'vitest'

const { url, sandboxUrl } = inject('shop')

const post = (path: string, body: object) =>
  fetch(`${sandboxUrl}/api/user/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

it('the sandbox’s password e-mail links to the shop that runs with it', async () => {
  const email = `${randomUUID()}@stairworks.example`
  await post('create', { customer: { email, firstname: 'Anna', lastname: 'Birch' }, password: 'Newel-Post-7' })
  expect((await post('reset-password', { email })).status).toBe(200)
  const outbox = await (await fetch(`${sandboxUrl}/sandbox`)).text()
  const links = [...outbox.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&#38;', '&'))
  const link = new URL(links.find((one) => one.includes(encodeURIComponent(email))) ?? 'nowhere:')
  expect(`${link.origin}${link.pathname}`).toBe(`${url}/create-password`)
  expect(Object.fromEntries(link.searchParams)).toEqual({ token: expect.stringMatching(/^\w{32}$/), email })
})
