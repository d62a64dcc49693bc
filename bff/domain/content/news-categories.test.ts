import { describe, expect, it } from 'vitest'
import { newsPost } from '../testing/news-post.ts'
import { categoriesIn, postsIn } from './news-categories.ts'

const createPost = (...identifiers: string[]) =>
  newsPost({ categories: identifiers.map((identifier) => ({ identifier, name: identifier.toUpperCase() })) })

// BLOG-4
describe('categories of the blog', () => {
  it('are those of its posts, the largest first', () => {
    expect(
      categoriesIn([createPost('yard'), createPost('tips', 'yard'), createPost(), createPost('tips'), createPost('tips')]).map(
        ({ name }) => name,
      ),
    ).toEqual(['TIPS', 'YARD'])
  })

  it('are twenty at most', () => {
    expect(categoriesIn([createPost(...Array.from({ length: 90 }, (_, i) => `c${i}`))])).toHaveLength(20)
  })

  it('each have the posts that name them', () => {
    const [yard, both, none] = [createPost('yard'), createPost('tips', 'yard'), createPost()]
    expect(postsIn([yard, both, none], 'yard')).toEqual([yard, both])
    expect(postsIn([yard, both, none], 'constructor')).toEqual([])
  })
})
