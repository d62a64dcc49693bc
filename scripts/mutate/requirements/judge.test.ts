import { describe, expect, it } from 'vitest'
import { type JudgedMutation, judge, type Outcome } from './judge.ts'
import type { Mutation } from './mutation.ts'
import { LEVELS, type Level } from './named-tests.ts'

const CART: Mutation = { requirement: 'CART-1', file: 'cart.ts', find: 'a', replace: 'b' }
const TAX: Mutation = { requirement: 'TAX-1', file: 'tax.ts', find: 'a', replace: 'b' }

const toPass = (passed = 1): Outcome => ({ passed, failed: [], broken: null })
const toFailure = (test: string): Outcome => ({ passed: 0, failed: [test], broken: null })

/** Runs with the outcomes given for 'level requirement', or 'level' without a mutation; all else passes. */
function run(
  mutations: readonly Mutation[],
  outcomes: Readonly<Record<string, Outcome>>,
  levels: readonly Level[] = ['unit', 'browser'],
) {
  const runs: string[] = []
  const judged = judge({
    mutations,
    levels: LEVELS,
    findTests: (_, level) => (levels.includes(level) ? { files: [], pattern: / / } : null),
    run: async (level, _, mutated) => {
      const name = [level, ...(mutated ? [mutated.requirement] : [])].join(' ')
      runs.push(name)
      return outcomes[name] ?? toPass()
    },
  })
  return { judged, runs }
}

const verdicts = (judged: readonly JudgedMutation[]) => judged.map(({ mutation, verdict }) => [mutation.requirement, verdict])

describe('judge', () => {
  it('reports a mutation as killed by the test that fails', async () => {
    const { judged } = run([CART], { 'unit CART-1': toFailure('adds a line') })
    expect(await judged).toEqual([{ mutation: CART, verdict: 'killed', detail: 'adds a line' }])
  })

  it('reports a mutation as survived if the tests of every level pass', async () => {
    expect(verdicts(await run([CART], {}).judged)).toEqual([['CART-1', 'survived']])
  })

  it('runs browser tests only for mutations that unit tests do not notice', async () => {
    const { judged, runs } = run([CART, TAX], {
      'unit CART-1': toFailure('adds a line'),
      'browser TAX-1': toFailure('shows the tax'),
    })
    expect(verdicts(await judged)).toEqual([
      ['CART-1', 'killed'],
      ['TAX-1', 'killed'],
    ])
    expect(runs).toEqual(['unit', 'unit CART-1', 'unit TAX-1', 'browser', 'browser TAX-1'])
  })

  it('does not count sources that cannot be loaded as killed', async () => {
    const { judged } = run([CART], { 'unit CART-1': { passed: 0, failed: [], broken: 'SyntaxError' } })
    expect(await judged).toEqual([{ mutation: CART, verdict: 'broken', detail: 'SyntaxError' }])
  })

  it('reports a mutation as untested if no test names its requirement or none of them runs', async () => {
    expect(verdicts(await run([CART], {}, []).judged)).toEqual([['CART-1', 'untested']])
    const none = { 'unit CART-1': toPass(0), 'browser CART-1': toPass(0) }
    expect(verdicts(await run([CART], none).judged)).toEqual([['CART-1', 'untested']])
  })

  it.each<[string, Outcome]>([
    ['fail', toFailure('adds a line')],
    ['cannot be loaded', { passed: 0, failed: [], broken: 'adds a line' }],
  ])('stops if tests %s without a mutation', async (_, outcome) => {
    await expect(run([CART], { unit: outcome }).judged).rejects.toThrow('Tests fail without a mutation:\nadds a line')
  })
})
