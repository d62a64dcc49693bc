import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { canReach, currentNetwork, markOnline, onNetworkChange, updateNetwork } from './network.ts'

let browser: EventTarget & { onLine: boolean }
const changes: boolean[] = []
let end: () => void

beforeEach(() => {
  updateNetwork({ isOnline: true, dataFrom: null })
  browser = Object.assign(new EventTarget(), { onLine: true })
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
  end = onNetworkChange(() => changes.push(currentNetwork().isOnline))
})
afterEach(() => {
  turn('online')
  end()
  updateNetwork({ isOnline: true, dataFrom: null })
  changes.length = 0
  vi.unstubAllGlobals()
})

function turn(state: 'online' | 'offline') {
  browser.onLine = state === 'online'
  browser.dispatchEvent(new Event(state))
}

// SHOP-15, QUEUE-9
describe('network', () => {
  it('follows the browser’s offline and online events', () => {
    turn('offline')
    turn('online')
    expect(changes).toEqual([false, true])
  })

  it('is online again when a request succeeds after one that failed', () => {
    updateNetwork({ isOnline: false })
    markOnline()
    expect(changes).toEqual([false, true])
  })

  it('ignores a late answer while the browser is offline, so that the return is still noticed', () => {
    turn('offline')
    markOnline()
    turn('online')
    expect(changes).toEqual([false, true])
  })

  it('believes an answer to a request made while the browser reports that it is offline, until it reports that again', () => {
    turn('offline')
    expect(canReach()).toBe(false)
    markOnline({ isAskedOffline: true })
    expect([canReach(), currentNetwork().isOnline]).toEqual([true, true])
    // One lost request does not confirm the browser's report.
    updateNetwork({ isOnline: false })
    expect([canReach(), currentNetwork().isOnline]).toEqual([true, false])
    turn('online')
    turn('offline')
    expect(canReach()).toBe(false)
  })
})
