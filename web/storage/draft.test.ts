import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { restoreDraft, saveDraft } from './draft.ts'

class Input {
  readonly dataset: Readonly<Record<string, string>>
  readonly name: string
  readonly type: string
  readonly defaultValue = ''
  readonly checked = false
  value: string
  constructor(name: string, value: string, { type = 'text', isSecret = false } = {}) {
    this.name = name
    this.value = value
    this.type = type
    this.dataset = isSecret ? { secret: 'true' } : {}
  }
}

const stored = new Map<string, string>()
beforeEach(() => {
  vi.stubGlobal('HTMLInputElement', Input)
  vi.stubGlobal('HTMLSelectElement', class {})
  vi.stubGlobal('HTMLTextAreaElement', class {})
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

const form = (...elements: Input[]) => ({ elements }) as unknown as HTMLFormElement
const values = ({ elements }: HTMLFormElement) => [...elements].map((field) => (field as HTMLInputElement).value)

// USER-29
describe('the draft of a form', () => {
  it('never holds a password, whether it is hidden or shown', () => {
    for (const type of ['password', 'text'])
      saveDraft(
        'sign-up',
        form(new Input('email', 'ann@example.com'), new Input('password', 'Mitre-9', { type, isSecret: true })),
      )
    expect([...stored.values()].join()).toContain('ann@example.com')
    expect([...stored.values()].join()).not.toContain('Mitre-9')
  })

  it('fills the fields again, but not a password', () => {
    saveDraft('sign-in', form(new Input('email', 'ann@example.com'), new Input('password', 'plain text of another version')))
    const opened = form(new Input('email', ''), new Input('password', '', { type: 'password', isSecret: true }))
    restoreDraft('sign-in', opened)
    expect(values(opened)).toEqual(['ann@example.com', ''])
  })
})
