import { describe, expect, it } from 'vitest'
import type { Language } from '../../store-views.ts'
import { stem } from './stem.ts'

describe('singular and plural', () => {
  it.each<[Language, string, string]>([
    ['en', 'board', 'boards'],
    ['en', 'batten', 'battens'],
    ['en', 'brush', 'brushes'],
    ['en', 'box', 'boxes'],
    ['en', 'hinge', 'hinges'],
    ['en', 'batch', 'batches'],
    ['en', 'assembly', 'assemblies'],
    ['en', 'tie', 'ties'],
    ['de', 'diele', 'dielen'],
    ['de', 'brett', 'bretter'],
    ['de', 'platte', 'platten'],
    ['de', 'nagel', 'nageln'],
    ['de', 'holz', 'holzer'],
    ['de', 'tur', 'turen'],
    ['it', 'tavola', 'tavole'],
    ['it', 'legno', 'legni'],
    ['it', 'vite', 'viti'],
    ['it', 'parco', 'parchi'],
    ['it', 'quercia', 'querce'],
  ])('are one word in %s: %s, %s', (language, one, many) => {
    expect(stem(many, language)).toBe(stem(one, language))
  })

  it.each<[Language, string]>([
    ['en', 'gloss'],
    ['en', 'torus'],
    ['en', 'gas'],
    ['de', 'ole'],
    ['it', 'via'],
  ])('leave a word alone that only looks plural in %s: %s', (language, word) => {
    expect(stem(word, language)).toBe(word)
  })
})
