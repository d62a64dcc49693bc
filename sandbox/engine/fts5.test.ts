import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Documents why SQLite's full-text index cannot replace the engine (README.md). If one of these tests fails, reconsider. */
describe("SQLite's FTS5", () => {
  let database: DatabaseSync
  beforeAll(() => {
    database = new DatabaseSync(':memory:')
    database.exec("CREATE VIRTUAL TABLE product USING fts5(name, description, tokenize = 'unicode61 remove_diacritics 2')")
    const insert = database.prepare('INSERT INTO product (name, description) VALUES (?, ?)')
    insert.run('Oak spindle', 'Turned.')
    insert.run('Oak board', `Planed. ${'Kept under cover and sold by the piece. '.repeat(8)}`)
    insert.run('Pine batten 2.4 m', 'Sawn.')
  })
  afterAll(() => database.close())

  const matches = (query: string) =>
    database
      .prepare('SELECT name FROM product WHERE product MATCH ?')
      .all(query)
      .map(({ name }) => name)
  const readScore = (name: string, query: string) =>
    Number(
      database.prepare('SELECT bm25(product) AS score FROM product WHERE name = ? AND product MATCH ?').get(name, query)?.score,
    )

  it('does not find misspelt words', () => {
    expect(matches('spinle')).toEqual([])
  })

  it('can require all words or any word, but not 75 % of them', () => {
    expect(matches('oak planed round stair')).toEqual([])
    expect(matches('oak OR planed OR round OR stair')).toEqual(['Oak spindle', 'Oak board'])
  })

  it('splits numbers at the decimal point', () => {
    expect(matches('name: 4')).toEqual(['Pine batten 2.4 m'])
  })

  it('scores a hit in a short name by the length of the whole row', () => {
    expect(readScore('Oak spindle', 'name: oak')).not.toBeCloseTo(readScore('Oak board', 'name: oak'), 6)
  })

  it('scores words in half of the documents close to zero', () => {
    expect(Math.abs(readScore('Oak spindle', 'name: oak'))).toBeLessThan(1e-5)
  })
})
