import { describe, expect, it } from 'vitest'
import { withSearch } from './recent-searches.ts'

describe('recent searches', () => {
  it.each([
    ['puts the latest first', ['oak'], 'pine', ['pine', 'oak']],
    ['moves a search that is made again to the front', ['oak', 'pine'], 'pine', ['pine', 'oak']],
    ['takes capitals for the same word', ['Oak'], 'oak', ['oak']],
    ['ignores spaces around it', [], '  oak  ', ['oak']],
    ['ignores an empty search', ['oak'], '   ', ['oak']],
    ['keeps six', ['1', '2', '3', '4', '5', '6'], '7', ['7', '1', '2', '3', '4', '5']],
  ])('%s', (_, before, term, after) => {
    expect(withSearch(before, term)).toEqual(after)
  })
})
