import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { TRADE_WORDS } from '../../test/kit/trade-words.ts'

// SHOP-17
describe('what the client says', () => {
  it.each(globSync('web/messages/*/*.ts'))('names no trade, in %s: that comes with the content of the merchant', (path) => {
    expect(readFileSync(path, 'utf8').match(TRADE_WORDS)).toBeNull()
  })

  it('would be noticed', () => {
    expect('Oak boards, planed; timber and skirting'.match(TRADE_WORDS)).toEqual(['Oak', 'planed', 'timber', 'skirting'])
  })
})
