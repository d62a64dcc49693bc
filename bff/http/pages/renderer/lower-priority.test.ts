import { describe, expect, it } from 'vitest'
import { lowerPriority } from './lower-priority.ts'

function threadWith(priority: number) {
  const set: number[] = []
  return { set, os: { getPriority: () => priority, setPriority: (to: number) => void set.push(to) } }
}

// LOAD-9
describe('the priority of a render thread', () => {
  it.each([
    [0, 10],
    [-5, 5],
    [15, 19],
  ])('of a process with %d is %d', (priority, expected) => {
    const { set, os } = threadWith(priority)
    lowerPriority('linux', os)
    expect(set).toEqual([expected])
  })

  it.each(['darwin', 'win32'] as const)('stays on %s, where it is that of the process', (platform) => {
    const { set, os } = threadWith(0)
    lowerPriority(platform, os)
    expect(set).toEqual([])
  })

  it('stays if the system refuses to change it', () => {
    const refuse = () => {
      throw new Error('EPERM')
    }
    expect(() => lowerPriority('linux', { getPriority: () => 0, setPriority: refuse })).not.toThrow()
  })
})
