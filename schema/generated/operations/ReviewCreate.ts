// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { ReviewCreateMutation, ReviewCreateMutationVariables } from '../operation-types.ts'

export const ReviewCreateDocument: MutationOperation<ReviewCreateMutation, ReviewCreateMutationVariables> = { id: 'sha256:9a15467039586ea224287722a7ccfe004c5db608bfc06198cb6b4e204efa84a2', name: 'ReviewCreate', kind: 'mutation' }
