import { describe, expect, it } from 'vitest'
import { PlatformUnreachable } from '../base/errors.ts'
import type { HttpReply } from './client.ts'
import { decodeEnvelope, isNotFoundByName, readJson, toPlatformError } from './envelope.ts'

const reply = (body: unknown, status = 200, contentType = 'application/json; charset=utf-8'): HttpReply => ({
  status,
  contentType,
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
})

const AJV = [{ keyword: 'required', dataPath: '.customer', message: "should have required property 'lastname'" }]

// QUEUE-10, QUEUE-11
describe('content of an answer', () => {
  it.each([
    ['HTML with 404', reply('<h1>Not found</h1>', 404, 'text/html'), 'Error with response - bad content-type!', 'refused'],
    ['HTML with 200', reply('<h1>Sorry</h1>', 200, 'text/html'), 'Error with response - bad content-type!', 'unreachable'],
    ['no content type', reply('', 200, ''), 'Error with response - bad content-type!', 'unreachable'],
    ['an empty body', reply(''), 'Unhandled error, wrong response format!', 'unreachable'],
    ['null', reply('null'), 'Unhandled error, wrong response format!', 'unreachable'],
    ['false', reply('false'), 'Unhandled error, wrong response format!', 'unreachable'],
    ['truncated JSON', reply('{"code":20'), 'Unhandled error, wrong response format!', 'unreachable'],
  ])('is an error if it is %s', (_, answer, message, kind) => {
    expect(() => readJson(answer)).toThrow(expect.objectContaining({ message, kind }))
  })

  // RUN-30
  it('is read after a byte order mark', () => {
    expect(readJson(reply('\ufeff{"code":200}'))).toEqual({ code: 200 })
  })

  // RUN-30
  it.each([
    ['text/html', 301, '', 'redirects to https://shop.example/api/x'],
    ['application/json', 200, '\u001f\ufffd', 'is compressed: gzip'],
  ])('is described for the log if it cannot be read: %s with %i', (type, status, body, obstacle) => {
    const read = () => readJson({ ...reply(body, status, type), obstacle })
    expect(read).toThrow(expect.toSatisfy((error) => error instanceof PlatformUnreachable && error.forLog().detail === obstacle))
  })

  it('is never quoted by the error', () => {
    expect(() => readJson(reply('<h1>secret</h1>', 500, 'text/html'))).toThrow(expect.not.stringContaining('secret'))
  })
})

describe('envelope', () => {
  it.each([
    ['a string', { code: 200, result: 'token' }, 'token', null],
    ['a list', { code: 200, result: [1] }, [1], null],
    ['true', { code: 200, result: true }, true, null],
    ['no result', { code: 200 }, undefined, null],
    ['a result with meta', { code: 200, result: 'token', meta: { refreshToken: 'r' } }, 'token', { refreshToken: 'r' }],
    ['an answer without an envelope', [{ sku: 'A' }], [{ sku: 'A' }], null],
  ])('is a success for %s', (_, body, result, meta) => {
    expect(decodeEnvelope(reply(body))).toEqual({ ok: true, code: 200, result, meta })
  })

  it.each([
    ['a string', 404, { code: 404, result: "The coupon code isn't valid." }, 404, null, "The coupon code isn't valid."],
    ['an empty string', 404, { code: 404, result: '' }, 404, null, null],
    ['an expired token', 401, { code: 401, result: "The consumer isn't authorized" }, 401, null, "The consumer isn't authorized"],
    ['a 401 behind a 500', 500, { code: 500, result: { errorMessage: 'not authorized', code: 401 } }, 500, 401, null],
    ['a 401 in a string behind a 500', 500, { code: 500, result: { errorMessage: 'no', code: '401' } }, 500, 401, null],
    ['a 401 behind a 200', 200, { code: 200, result: { errorMessage: 'not authorized', code: 401 } }, 401, 401, null],
    ['a 500 in a string behind a 200', 200, { code: 200, result: { errorMessage: 'no', code: '500' } }, 500, 500, null],
    ['validation errors with 400', 400, { code: 400, result: AJV }, 400, null, null],
    ['validation errors with 500', 500, { code: 500, result: AJV }, 500, null, null],
    ['ENOTFOUND in the result', 500, { code: 500, result: { code: 'ENOTFOUND', message: 'dns' } }, 500, 'ENOTFOUND', null],
    ['ENOTFOUND as result code', 500, { resultCode: 'ENOTFOUND', result: 'dns' }, 500, 'ENOTFOUND', null],
    ['ENOTFOUND as code of a 200', 200, { code: 'ENOTFOUND', result: 'dns' }, 500, 'ENOTFOUND', null],
    ['ECONNREFUSED in the result', 500, { code: 500, result: { code: 'ECONNREFUSED', errno: -111 } }, 500, 'ECONNREFUSED', null],
    ['a nested message', 400, { code: 400, result: { message: 'Missing url' } }, 400, null, 'Missing url'],
    ['a nested result', 400, { code: 400, result: { result: 'Inner', message: 'Outer' } }, 400, null, 'Inner'],
    ['an empty object', 500, {}, 500, null, null],
    ['a numeric string as code', 500, { code: '404', result: 'no' }, 404, null, 'no'],
    [
      'a 500 with the HTTP status 200',
      200,
      { code: 500, result: 'skus parameter is required' },
      500,
      null,
      'skus parameter is required',
    ],
  ])('is a failure for %s', (_, status, body, code, nestedCode, message) => {
    expect(decodeEnvelope(reply(body, status))).toMatchObject({ ok: false, code, nestedCode, message })
  })

  it('uses the code in the body, not the status a proxy changed', () => {
    expect(decodeEnvelope(reply({ code: 200, result: 'ok' }, 500))).toMatchObject({ ok: true })
  })
})

describe('error for a failure', () => {
  const failure = (body: unknown, status: number) => {
    const envelope = decodeEnvelope(reply(body, status))
    if (envelope.ok) throw new Error('expected a failure')
    return envelope
  }

  it.each([
    ['a 404', { code: 404, result: 'no' }, 404, 'refused'],
    ['a 401 behind a 500', { code: 500, result: { code: 401 } }, 500, 'refused'],
    ['a 500', { code: 500, result: 'connect ECONNREFUSED 10.1.0.4:443' }, 500, 'unreachable'],
  ])('has the right kind for %s and keeps the platform’s words for the log', (_, body, status, kind) => {
    const error = toPlatformError(failure(body, status))
    expect(error).toMatchObject({ kind, message: expect.not.stringContaining('10.1.0.4') })
  })

  it('recognises ENOTFOUND as quiet', () => {
    expect(isNotFoundByName(failure({ code: 500, result: { code: 'ENOTFOUND' } }, 500))).toBe(true)
    expect(isNotFoundByName(failure({ code: 500, result: 'x' }, 500))).toBe(false)
  })
})
