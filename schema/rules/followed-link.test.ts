import { expect, it } from 'vitest'
import { isFollowedLink } from './followed-link.ts'

it.each([
  ['https://video.example/oak', true],
  ['HTTP://video.example/oak', true],
  ['/media/oak.mp4', true],
  ['/', true],
  ['//video.example/oak', false],
  ['/\\video.example/oak', false],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['java\tscript:alert(1)', false],
  ['data:text/html,<script>alert(1)</script>', false],
  ['file:///etc/passwd', false],
  ['video.example/oak', false],
  ['https://', false],
  ['https://video.example/oak board', false],
  ['', false],
])('isFollowedLink(%j) is %s', (url, isFollowed) => {
  expect(isFollowedLink(url)).toBe(isFollowed)
})
