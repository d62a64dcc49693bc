import { beforeEach, describe, expect, it } from 'vitest'
import { NOTICE } from '#schema/rules/constants.ts'
import { currentNotices, dismiss, notify } from './notices.ts'

const messages = () => currentNotices().map(({ message }) => message)

// The notices of a page are one list, which tests of other files use too.
beforeEach(() => {
  for (const { id } of currentNotices()) dismiss(id)
})

describe('notices', () => {
  // NOTICE-3
  it('have an id, type, message and time', () => {
    notify({ type: 'success', message: 'Added' })
    expect(currentNotices()).toEqual([
      {
        id: expect.any(Number),
        type: 'success',
        message: 'Added',
        timeToLive: NOTICE.timeToLiveMs,
        hasNoTimeout: false,
        action: null,
        card: null,
      },
    ])
    for (const { id } of currentNotices()) dismiss(id)
    expect(currentNotices()).toEqual([])
  })

  // NOTICE-2
  it('are not repeated directly after the same notice', () => {
    const ids = ['A', 'A', 'B', 'A', 'A'].map((message) => notify({ type: 'success', message }))
    expect([ids[1], ids[4]]).toEqual([ids[0], ids[3]])
    expect(messages()).toEqual(['A', 'B', 'A'])
    notify({ type: 'error', message: 'A' })
    expect(messages()).toEqual(['A', 'B', 'A', 'A'])
    for (const { id } of currentNotices()) dismiss(id)
  })

  // NOTICE-5
  it('take the place of the last one if they say the same about something else', () => {
    const notifyAdded = (subject: string) => notify({ type: 'success', message: 'Added', card: { subject, render: () => null } })
    const ids = [notifyAdded('1 oak'), notifyAdded('1 oak'), notifyAdded('2 oak')]
    expect(currentNotices().map(({ id, card }) => [id, card?.subject])).toEqual([[ids[2], '2 oak']])
    expect(ids[1]).toBe(ids[0])
    for (const { id } of currentNotices()) dismiss(id)
  })

  it('can be repeated after the first was dismissed', () => {
    notify({ type: 'success', message: 'A' })
    dismiss(currentNotices()[0]?.id ?? 0)
    notify({ type: 'success', message: 'A' })
    expect(messages()).toEqual(['A'])
  })
})
