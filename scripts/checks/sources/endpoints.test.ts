import { describe, expect, it } from 'vitest'
import { documentedEndpoints, platformCalls } from './endpoints.ts'

/** @param code with placeholders of template strings as `<name>` */
const endpointsIn = (code: string) =>
  platformCalls({ path: 'bff/saw.ts', text: code.replaceAll(/<([^>]+)>/g, '$${$1}') }).map(({ endpoint }) => endpoint)

describe('platformCalls', () => {
  it.each<[string, string, readonly string[]]>([
    ['a literal path', "http.get('/api/saws', query)", ['GET /api/saws']],
    ['a read by POST', "http.postHedged('/api/saws/map', query)", ['POST /api/saws/map']],
    ['a value as {}', 'http.get(`/api/saws/<encodeURIComponent(id)>/teeth`)', ['GET /api/saws/{}/teeth']],
    ['a path in a constant', "const PATH = '/api/ext/saws'\nhttp.delete(`<PATH>/one`)", ['DELETE /api/ext/saws/one']],
    [
      'both branches of a condition',
      "const path = isOld ? '/api/saw' : `/api/saws/<id>`\nhttp.get(path)",
      ['GET /api/saw', 'GET /api/saws/{}'],
    ],
    [
      'every argument of an arrow function',
      "const post = (path: string) => http.post(`/api/saw/<path>`)\npost('start')\npost('stop')",
      ['POST /api/saw/start', 'POST /api/saw/stop'],
    ],
    [
      'every argument of a function around it',
      "async function read(kind: string) {\n const path = `/api/saw<kind>`\n return () => http.get(path)\n}\nread('Blade')",
      ['GET /api/sawBlade'],
    ],
  ])('reads %s', (_, code, endpoints) => {
    expect(endpointsIn(code)).toEqual(endpoints)
  })

  it('ignores pictures and other calls', () => {
    expect(endpointsIn("http.get('/img/1/1/saw.png'); app.get('/api/saws'); saws.get('/api/saws')")).toEqual([])
  })

  it('throws if a path cannot be read', () => {
    expect(() => endpointsIn('http.get(pathOf(saw))')).toThrow('bff/saw.ts')
  })
})

describe('documentedEndpoints', () => {
  it('returns methods with paths, without the query', () => {
    expect([...documentedEndpoints('| `GET /api/saws?sku=` | `POST /api/saws/{id}` | `GET /sandbox`, `/api/blades` |')]).toEqual([
      'GET /api/saws',
      'POST /api/saws/{}',
    ])
  })
})
