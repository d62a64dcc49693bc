import { describe, expect, it } from 'vitest'
import {
  agreement,
  email,
  type FormError,
  knownPassword,
  optional,
  password,
  personName,
  postcode,
  problemsIn,
  requiredText,
  sameAs,
  taxId,
  telephone,
} from './form-rules.ts'

const LONE_SURROGATE = '\ud83d'

// TEXT-16
describe('requiredText', () => {
  it.each<[string, string, FormError | null]>([
    ['an empty text', '', 'REQUIRED'],
    ['spaces alone', ' \t ', 'REQUIRED'],
    ['a text', '3 Mill Lane', null],
    ['a text of the maximum length', 'x'.repeat(100), null],
    ['emoji up to the maximum length', '🪵'.repeat(100), null],
    ['a text that is too long', 'x'.repeat(101), 'TOO_LONG'],
    ['a line break', 'Mill Lane\r\nBcc: everyone', 'BAD_CHARACTERS'],
    ['a lone surrogate', `Mill ${LONE_SURROGATE} Lane`, 'BAD_CHARACTERS'],
  ])('returns the right error for %s', (_, value, error) => {
    expect(requiredText(value, {})).toBe(error)
  })
})

// TEXT-20
describe('e-mail address', () => {
  it.each<[string, FormError | null]>([
    ['ann@example.com', null],
    ['  ann@example.com ', null],
    ['ann.o’neil+timber@mail.example.co.uk', null],
    ['gr\u00fc\u00dfe@m\u00fchle.example', null],
    ['', 'REQUIRED'],
    ['ann', 'EMAIL'],
    ['ann@', 'EMAIL'],
    ['@example.com', 'EMAIL'],
    ['ann@example', 'EMAIL'],
    ['ann@example..com', 'EMAIL'],
    ['ann@@example.com', 'EMAIL'],
    ['ann smith@example.com', 'EMAIL'],
    ['ann@example.com,bob@example.com', 'EMAIL'],
    ['"<script>"@example.com', 'EMAIL'],
    ['ann@example.com\r\nBcc: everyone@example.com', 'EMAIL'],
    [`${'a'.repeat(250)}@example.com`, 'EMAIL'],
  ])('with the value %j has the error %s', (value, error) => {
    expect(email(value, {})).toBe(error)
  })
})

// TEXT-18
describe('name', () => {
  it.each<[string, FormError | null]>([
    ['Jo', null],
    ['Mary-Ann O’Neil jr.', null],
    ['Łukasz', null],
    ['王', 'NAME_TOO_SHORT'],
    ['王芳', null],
    ['', 'REQUIRED'],
    ['J', 'NAME_TOO_SHORT'],
    ['J0hn', 'LETTERS_ONLY'],
    ['<b>Jo</b>', 'LETTERS_ONLY'],
    ['Jo 🪵', 'LETTERS_ONLY'],
    ['x'.repeat(101), 'TOO_LONG'],
  ])('with the value %j has the error %s', (value, error) => {
    expect(personName(value, {})).toBe(error)
  })
})

// TEXT-19
describe('password', () => {
  it.each<[string, FormError | null]>([
    ['', 'REQUIRED'],
    ['1234567', 'PASSWORD_TOO_SHORT'],
    ['🪵🪵🪵🪵', 'PASSWORD_TOO_SHORT'],
    ['12345678', null],
    ['        ', null],
    ['x'.repeat(257), 'TOO_LONG'],
  ])('with the new value %j has the error %s', (value, error) => {
    expect(password(value, {})).toBe(error)
  })

  it('may have any length if it exists already', () => {
    expect(knownPassword('abc', {})).toBeNull()
    expect(knownPassword('', {})).toBe('REQUIRED')
  })

  it('must be equal in both fields, spaces included', () => {
    const again = sameAs('password')
    expect(again('secret password', { password: 'secret password' })).toBeNull()
    expect(again('secret password ', { password: 'secret password' })).toBe('NOT_IDENTICAL')
    expect(again('', { password: '' })).toBe('REQUIRED')
  })
})

// TEXT-21
describe('postcode', () => {
  it.each<[string, FormError | null]>([
    ['SW1A 1AA', null],
    ['', 'REQUIRED'],
    ['N1', 'ZIP_TOO_SHORT'],
    ['x'.repeat(21), 'TOO_LONG'],
    ['SW1A\u0000', 'BAD_CHARACTERS'],
  ])('with the value %j has the error %s', (value, error) => {
    expect(postcode(value, {})).toBe(error)
  })
})

// CHECKOUT-11
describe('telephone number', () => {
  it.each<[string, FormError | null]>([
    ['0113 496 0123', null],
    ['+44 (0)113 496-0123 ext. 4', null],
    ['٠١١٣٤٩٦', null],
    ['12345', null],
    ['1234', 'TELEPHONE'],
    ['abc', 'TELEPHONE'],
    [' ', 'REQUIRED'],
    ['0113\u00004960', 'BAD_CHARACTERS'],
    ['1'.repeat(101), 'TOO_LONG'],
  ])('with the value %j has the error %s', (value, error) => {
    expect(telephone(value, {})).toBe(error)
  })
})

// TEXT-21
describe('tax ID', () => {
  it.each<[string, FormError | null]>([
    ['GB1', null],
    ['GB', 'TAX_ID_TOO_SHORT'],
    ['', 'REQUIRED'],
  ])('with the value %j has the error %s', (value, error) => {
    expect(taxId(value, {})).toBe(error)
  })
})

// TEXT-23
describe('agreement to the terms and conditions', () => {
  it.each<[string, FormError | null]>([
    ['true', null],
    ['', 'NOT_AGREED'],
  ])('with the value %j has the error %s', (value, error) => {
    expect(agreement(value, {})).toBe(error)
  })
})

describe('form', () => {
  it('reports errors in the order of its fields, and treats a missing field as empty', () => {
    const rules = { firstName: personName, email, postcode: optional(postcode) }
    expect(problemsIn(rules, { email: 'ann', firstName: 'Ann' })).toEqual([{ name: 'email', error: 'EMAIL' }])
    expect(problemsIn(rules, {}).map(({ name }) => name)).toEqual(['firstName', 'email'])
    expect(problemsIn(rules, { firstName: 'Ann', email: 'ann@example.com', postcode: 'N1' })).toEqual([
      { name: 'postcode', error: 'ZIP_TOO_SHORT' },
    ])
  })
})
