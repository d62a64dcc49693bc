import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { TRADE_WORDS } from '../../test/kit/trade-words.ts'

// SHOP-17
describe('the texts of the client', () => {
  it.each(['en', 'de', 'it'])('contain no trade words in %s, because such words are the merchant’s content', (language) => {
    const { server: _, ...texts } = JSON.parse(readFileSync(`schema/messages/${language}.json`, 'utf8'))
    expect(JSON.stringify(texts).match(TRADE_WORDS)).toBeNull()
  })

  it('are compared with words that the pattern finds', () => {
    expect('Oak boards, planed; timber and skirting'.match(TRADE_WORDS)).toEqual(['Oak', 'planed', 'timber', 'skirting'])
  })
})
