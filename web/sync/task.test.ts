import { describe, expect, it } from 'vitest'
import { createTask, type Task, withTask } from './task.ts'

const task = (subject: string, variables: unknown, change: Partial<Task> = {}): Task => ({
  ...createTask(
    { operation: 'CartSync', subject, variables, silent: false, is_result_cacheable: false },
    new Date(0),
    String(variables),
  ),
  ...change,
})

// QUEUE-1
describe('adding a task', () => {
  it('replaces a waiting task about the same subject and keeps those about others', () => {
    const list = withTask(task('cart', 2))([task('cart', 1), task('review', 1)])
    expect(list.map(({ subject, variables }) => [subject, variables])).toEqual([
      ['review', 1],
      ['cart', 2],
    ])
  })

  it('inherits from the replaced task as its kind defines', () => {
    const sum = (next: Task, replaced: Task) => ({ ...next, variables: Number(next.variables) + Number(replaced.variables) })
    expect(withTask(task('cart', 2), sum)([task('cart', 1)])).toMatchObject([{ variables: 3 }])
  })

  it('keeps a transmitted task about the same subject and inherits nothing from it', () => {
    const sent = task('cart', 1, { transmited: true })
    const fail = () => {
      throw new Error('nothing is replaced')
    }
    expect(withTask(task('cart', 2), fail)([sent])).toMatchObject([{ variables: 1 }, { variables: 2 }])
  })
})
