import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { TRADE_WORDS } from '../../test/kit/trade-words.ts'

// SHOP-17
describe('the texts of the client', () => {
  it.each(globSync('web/messages/*/*.ts'))('contain no word of a trade, in %s: such words are the merchant’s content', (path) => {
    expect(readFileSync(path, 'utf8').match(TRADE_WORDS)).toBeNull()
  })

  it('would be noticed', () => {
    expect('Oak boards, planed; timber and skirting'.match(TRADE_WORDS)).toEqual(['Oak', 'planed', 'timber', 'skirting'])
  })
})
