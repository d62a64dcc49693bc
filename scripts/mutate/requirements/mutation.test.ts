import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Mutation, mutate } from './mutation.ts'
import { createWorkingCopy } from './working-copy.ts'

const MUTATION: Mutation = { requirement: 'CART-1', file: 'bff/cart.ts', find: 'quantity + 1', replace: 'quantity' }
const SOURCE = 'export const next = (quantity: number) => quantity + 1\n'

describe('mutate', () => {
  it('replaces the only place that contains the text', () => {
    expect(mutate(SOURCE, MUTATION)).toBe('export const next = (quantity: number) => quantity\n')
  })

  it('inserts special replacement patterns as they are', () => {
    expect(mutate('a', { ...MUTATION, find: 'a', replace: '$&$1' })).toBe('$&$1')
  })

  it.each([
    ['is missing', { find: 'quantity + 2' }],
    ['occurs twice', { find: 'quantity' }],
    ['is not changed', { replace: 'quantity + 1' }],
  ])('throws if the text %s', (_, change) => {
    expect(() => mutate(SOURCE, { ...MUTATION, ...change })).toThrow('CART-1: bff/cart.ts')
  })
})

describe('createWorkingCopy', () => {
  it('mutates the copy and never the project', async () => {
    const project = mkdtempSync(join(tmpdir(), 'heartwood-project-'))
    onTestFinished(() => rmSync(project, { recursive: true }))
    mkdirSync(join(project, 'bff'))
    writeFileSync(join(project, MUTATION.file), SOURCE)
    const copy = createWorkingCopy(project)
    const read = (root: string) => readFileSync(join(root, MUTATION.file), 'utf8')

    const during = await copy.withMutation(MUTATION, async () => [read(copy.root), read(project)])
    expect(during).toEqual([mutate(SOURCE, MUTATION), SOURCE])
    expect(read(copy.root)).toBe(SOURCE)

    await expect(copy.withMutation(MUTATION, () => Promise.reject(new Error('stopped')))).rejects.toThrow('stopped')
    expect(read(copy.root)).toBe(SOURCE)
    copy.remove()
    expect(() => read(copy.root)).toThrow('ENOENT')
  })
})
