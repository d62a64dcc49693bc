import { describe, expect, it } from 'vitest'
import { documentsOf } from './documents.ts'

describe('documents of a product', () => {
  it('are one per line', () => {
    expect(documentsOf('Data sheet|/media/docs/ply.pdf\r\nA | B|https://example.com/b.pdf\n')).toEqual([
      { title: 'Data sheet', url: '/media/docs/ply.pdf' },
      { title: 'A | B', url: 'https://example.com/b.pdf' },
    ])
  })

  it('are told apart by any kind of line end, spaces around them left out', () => {
    expect(documentsOf(' Guide | /a.pdf \nSheet|/b.pdf\r\nPlan|/c.pdf')).toEqual([
      { title: 'Guide', url: '/a.pdf' },
      { title: 'Sheet', url: '/b.pdf' },
      { title: 'Plan', url: '/c.pdf' },
    ])
  })

  it('are named after the last part of their address that has a name', () => {
    expect(documentsOf(['https://example.com/docs/', '   |/b.pdf'])).toEqual([
      { title: 'docs', url: 'https://example.com/docs/' },
      { title: 'b.pdf', url: '/b.pdf' },
    ])
  })

  it('are named after their file when they have no title', () => {
    expect(documentsOf(['https://example.com/docs/guide.pdf?v=2', '|/a.pdf'])).toEqual([
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
  ])('are none in %j', (line) => {
    expect(documentsOf(line)).toEqual([])
  })

  it('are none without the attribute', () => {
    expect(documentsOf(undefined)).toEqual([])
  })
})
