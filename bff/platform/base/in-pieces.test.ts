import { describe, expect, it } from 'vitest'
import { mapInPieces } from './in-pieces.ts'

// LOAD-11
describe('mapInPieces', () => {
  it('lets other requests be answered while a long list is mapped', async () => {
    const order: string[] = []
    const slow = (item: string, index: number) => {
      const startedAt = performance.now()
      while (performance.now() - startedAt < 3);
      order.push(item)
      return `${index} ${item}`
    }
    setImmediate(() => order.push('request'))
    expect(await mapInPieces(['a', 'b', 'c'], slow)).toEqual(['0 a', '1 b', '2 c'])
    expect(order).toEqual(['a', 'request', 'b', 'c'])
  })

  it('does not pause if mapping takes no time', async () => {
    let hasPaused = false
    setImmediate(() => {
      hasPaused = true
    })
    await mapInPieces([1, 2, 3], (item) => item)
    expect(hasPaused).toBe(false)
  })
})
