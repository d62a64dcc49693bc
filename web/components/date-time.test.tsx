import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { allMessages } from '../messages/all-messages.ts'
import { BRITISH } from '../messages/format.test-kit.ts'
import type { FormatSettings } from '../messages/format.ts'
import { MessagesProvider } from '../messages/use-messages.tsx'
import { DateTime } from './date-time.tsx'

async function renderText(view: Partial<FormatSettings>, at = '2026-07-20T22:30:00Z') {
  const html = renderToStaticMarkup(
    <MessagesProvider messages={await allMessages({ ...BRITISH, ...view })}>
      <DateTime at={at} hasTime />
    </MessagesProvider>,
  )
  return html.replace(/<[^>]*>/g, '')
}

describe('DateTime', () => {
  it.each([
    ['in the time zone of the shop', {}, '23:30 20/7/2026'],
    ['in a time zone where it is already the next day', { timeZone: 'Europe/Rome' }, '00:30 21/7/2026'],
    ['in the format of the store view', { timeZone: 'Europe/Berlin', dateFormat: 'HH:mm D-M-YYYY' }, '00:30 21-7-2026'],
  ])('shows the time %s', async (_, view, expected) => {
    expect(await renderText(view)).toBe(expected)
  })

  it('renders nothing for an invalid date', async () => {
    expect(await renderText({}, 'soon')).toBe('')
  })
})
