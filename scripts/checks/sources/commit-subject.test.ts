import { describe, expect, it } from 'vitest'
import { subjectProblem } from './commit-subject.ts'

describe('subjectProblem', () => {
  it.each([
    'Retry order placement with the same key',
    'Press Enter after a quantity in the test of the cart’s keyboard',
    'Feed the catalogue to devices',
    `Do ${'x'.repeat(69)}`,
  ])('accepts %j', (subject) => {
    expect(subjectProblem(subject)).toBeNull()
  })

  it.each([
    [`Do ${'x'.repeat(70)}`, 'has 73 characters, 72 at most'],
    ['Fix the tax.', 'ends with a full stop'],
    ['fix the tax', 'does not begin with a verb'],
    ['The tax is right', 'does not begin with a verb'],
    ['v1.2', 'does not begin with a verb'],
    ['Fixed the tax', "begins with 'Fixed', which is not an imperative"],
    ['Fixes the tax', "begins with 'Fixes', which is not an imperative"],
    ['Fixing the tax', "begins with 'Fixing', which is not an imperative"],
  ])('refuses %j because it %s', (subject, problem) => {
    expect(subjectProblem(subject)).toBe(problem)
  })
})
