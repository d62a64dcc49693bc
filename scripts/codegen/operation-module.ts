import { OperationTypeNode } from 'graphql'

export interface OperationSource {
  readonly name: string
  /** `sha256:` and the hex digest of its text. */
  readonly id: string
  readonly kind: OperationTypeNode
  /** Whether it is a private query. */
  readonly isPrivate: boolean
}

/** The module that the browser imports to send an operation. It is loaded with the screens that use it. */
export function operationModule({ name, id, ...operation }: OperationSource): string {
  const { type, result, kind } = describe(operation)
  return `import type { ${type} } from '../../operation.ts'
import type { ${name}${result}, ${name}${result}Variables } from '../operation-types.ts'

export const ${name}Document: ${type}<${name}${result}, ${name}${result}Variables> = { id: '${id}', name: '${name}'${kind ? `, kind: '${kind}'` : ''} }
`
}

function describe({ kind, isPrivate }: Pick<OperationSource, 'kind' | 'isPrivate'>) {
  if (kind === OperationTypeNode.MUTATION) return { type: 'MutationOperation', result: 'Mutation', kind: 'mutation' }
  return isPrivate
    ? { type: 'PrivateOperation', result: 'Query', kind: 'private' }
    : { type: 'Operation', result: 'Query', kind: null }
}
