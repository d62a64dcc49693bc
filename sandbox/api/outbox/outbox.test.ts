import { expect, it } from 'vitest'
import { Outbox } from '../../store/shoppers/outbox.ts'
import { platformWith } from '../api.test-kit.ts'

const platform = platformWith([])

it('the outbox says that nothing was sent', async () => {
  expect(await platform.get('/sandbox')).toMatchObject({
    status: 200,
    type: 'text/html; charset=utf-8',
    text: expect.stringContaining('Nothing was sent yet.'),
  })
})

it('the outbox shows e-mails as text with links, newest first, and keeps two hundred', async () => {
  const outbox = new Outbox(platform.shoppers)
  for (let i = 1; i <= 205; i++) outbox.send({ recipient: 'a@b.example', subject: `No. ${i}`, text: 'Oak' })
  const recipient = '"<script>alert(1)</script>"@b.example'
  outbox.send({ recipient, subject: '<b>Password</b>', text: 'Here:\nhttp://shop.example/create-password?token=1&email=a%40b' })
  const { text } = await platform.get('/sandbox')
  expect(text).not.toMatch(/<script>|<b>/)
  expect(text).toContain('href="http://shop.example/create-password?token=1&#38;email=a%40b"')
  const subjects = [...text.matchAll(/<h2>(.*)<\/h2>/g)].map(([, subject]) => subject)
  expect(subjects.slice(0, 2)).toEqual(['&#60;b&#62;Password&#60;/b&#62;', 'No. 205'])
  expect(subjects).toHaveLength(200)
})
