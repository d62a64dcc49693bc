import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { allMessages } from '../messages/all-messages.ts'
import { BRITISH } from '../messages/format.test-kit.ts'
import type { FormatSettings } from '../messages/format.ts'
import { MessagesProvider } from '../messages/use-messages.tsx'
import { Moment } from './moment.tsx'

async function textOf(view: Partial<FormatSettings>, at = '2026-07-20T22:30:00Z') {
  const html = renderToStaticMarkup(
    <MessagesProvider messages={await allMessages({ ...BRITISH, ...view })}>
      <Moment at={at} hasTime />
    </MessagesProvider>,
  )
  return html.replace(/<[^>]*>/g, '')
}

describe('a moment', () => {
  it.each([
    ['on the clock of the shop', {}, '23:30 20/7/2026'],
    ['on the clock of a shop elsewhere, where it is another day', { timeZone: 'Europe/Rome' }, '00:30 21/7/2026'],
    ['by the pattern of the store view', { timeZone: 'Europe/Berlin', dateFormat: 'HH:mm D-M-YYYY' }, '00:30 21-7-2026'],
  ])('is written %s', async (_, view, expected) => {
    expect(await textOf(view)).toBe(expected)
  })

  it('that is none is not written', async () => {
    expect(await textOf({}, 'soon')).toBe('')
  })
})
