import { describe, expect, it } from 'vitest'
import { recordLog } from '../../testing/scripted-platform.ts'
import { createRefusedFields } from './refused-fields.ts'

const TARGET = { index: 'timber', entity: 'product' }
const BODY = { aggs: { brands: { terms: { field: 'brand' } } } }
const reasons = [{ type: 'illegal_argument_exception', text: 'Set fielddata=true on [brand]' }]

function createMemory() {
  const log = recordLog()
  let time = 1_000_000
  const refused = createRefusedFields(log, () => time)
  const refuse = () => refused.learn(TARGET, BODY, reasons)
  const pass = (minutes: number) => {
    time += minutes * 60_000
  }
  return { refused, log, refuse, pass, substitutes: () => Object.fromEntries(refused.substitutes(TARGET)) }
}

// SEARCH-19
describe('memory of refused fields', () => {
  it('lasts ten minutes, after which the field itself is tried again', () => {
    const { refuse, pass, substitutes } = createMemory()
    refuse()
    pass(9)
    expect(substitutes()).toEqual({ brand: 'keyword' })
    pass(2)
    expect(substitutes()).toEqual({})
  })

  it('logs nothing new if the field is still refused then', () => {
    const { refuse, pass, substitutes, log } = createMemory()
    refuse()
    pass(11)
    refuse()
    expect(substitutes()).toEqual({ brand: 'keyword' })
    expect(log.lines).toHaveLength(1)
  })

  it('ends if the rebuilt index accepts the field', () => {
    const { refused, refuse, pass, substitutes, log } = createMemory()
    refuse()
    pass(11)
    refused.accepted(TARGET, BODY)
    expect(substitutes()).toEqual({})
    refuse()
    expect(log.lines).toHaveLength(2)
  })

  it('does not end with the answer to another search', () => {
    const { refused, refuse, substitutes } = createMemory()
    refuse()
    refused.accepted(TARGET, { aggs: { brands: { terms: { field: 'brand.keyword' } } } })
    expect(substitutes()).toEqual({ brand: 'keyword' })
  })
})
