// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CuttingMaterialQuery, CuttingMaterialQueryVariables } from '../operation-types.ts'

export const CuttingMaterialDocument: Operation<CuttingMaterialQuery, CuttingMaterialQueryVariables> = { id: 'sha256:87e47ac624f98aaae60f1a6a19d8daeece4d0c2b4e1097aabc4ef452b1ca13d0', name: 'CuttingMaterial' }
