import { expect, inject, it } from 'vitest'

// USER-20
it.each(['/create-password', '/create-password?email=ann%40b.example&token=canary-3c1f', '/create-password?token=other'])(
  'the page for a new password is not cached, and sends its address to no other site: %s',
  async (path) => {
    const reply = await fetch(inject('shop').url + path)
    const text = await reply.text()
    expect([
      reply.status,
      ...['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => reply.headers.get(name)),
    ]).toEqual([200, 'no-store', 'no-referrer', 'noindex'])
    expect(text).not.toMatch(/canary-3c1f|ann(?:@|%40)b\.example/)
  },
)
