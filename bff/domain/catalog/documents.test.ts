import { describe, expect, it } from 'vitest'
import { readDocuments } from './documents.ts'

describe('product document list', () => {
  it('reads one document per line', () => {
    expect(readDocuments('Data sheet|/media/docs/ply.pdf\r\nA | B|https://example.com/b.pdf\n')).toEqual([
      { title: 'Data sheet', url: '/media/docs/ply.pdf' },
      { title: 'A | B', url: 'https://example.com/b.pdf' },
    ])
  })

  it('accepts any line ending and trims spaces', () => {
    expect(readDocuments(' Guide | /a.pdf \nSheet|/b.pdf\r\nPlan|/c.pdf')).toEqual([
      { title: 'Guide', url: '/a.pdf' },
      { title: 'Sheet', url: '/b.pdf' },
      { title: 'Plan', url: '/c.pdf' },
    ])
  })

  it('names a document after the last non-empty part of its URL', () => {
    expect(readDocuments(['https://example.com/docs/', '   |/b.pdf'])).toEqual([
      { title: 'docs', url: 'https://example.com/docs/' },
      { title: 'b.pdf', url: '/b.pdf' },
    ])
  })

  it('names a document without a title after its file', () => {
    expect(readDocuments(['https://example.com/docs/guide.pdf?v=2', '|/a.pdf'])).toEqual([
      { title: 'guide.pdf', url: 'https://example.com/docs/guide.pdf?v=2' },
      { title: 'a.pdf', url: '/a.pdf' },
    ])
  })

  it.each([
    'Bad|javascript:alert(1)',
    'Bad|//elsewhere.example',
    'Bad|/\\elsewhere.example',
    'Bad|data:text/html,x',
    'Only words',
    '',
  ])('ignores the line %j', (line) => {
    expect(readDocuments(line)).toEqual([])
  })

  it('is empty if the attribute is missing', () => {
    expect(readDocuments(undefined)).toEqual([])
  })
})
