import { describe, expect, it } from 'vitest'
import { waitingText } from './waiting-order.tsx'

const OFFLINE = { cause: 'offline', isOnline: false, isStored: true, autoSend: null } as const

// ORDER-5, ORDER-6
describe('the text of a waiting order', () => {
  it.each([
    ['asks for confirmation online', { ...OFFLINE, isOnline: true }, 'text'],
    ['says that the shop could not send it', { ...OFFLINE, cause: 'server' as const }, 'open'],
    ['says that it is confirmed later', OFFLINE, 'offline'],
    ['says that it is sent by itself', { ...OFFLINE, autoSend: 'always' as const }, 'soon'],
    ['says that it is sent by itself while the page is open', { ...OFFLINE, autoSend: 'on this page' as const }, 'onThisPage'],
  ])('%s', (_, state, text) => expect(waitingText(state)).toBe(text))

  // CACHE-22
  it.each([null, 'always', 'on this page'] as const)(
    'says that the page must stay open if the device did not store it (sent without confirmation: %s)',
    (autoSend) => expect(waitingText({ ...OFFLINE, isStored: false, autoSend })).toBe('notStored'),
  )
})
