import { playCrossings } from '../server/src/access/crossings.testing.ts';
import { startBenchDatabase } from './database.ts';

const plan = { imports: 12, rows: 20_000, saves: 480, schedules: 480 };

/** Two people act in the same moment on two servers: is anything done that they may not? */
export async function benchCrossings(): Promise<string[]> {
  const database = await startBenchDatabase();
  try {
    const report = await playCrossings(await database.create('crossings'), plan);
    return [
      `| imports of ${plan.rows} rows | of them stopped | saves of a partner | schedules | of both refused | wrong |`,
      '|---|---|---|---|---|---|',
      `| ${plan.imports} | ${report.stopped} | ${4 * plan.saves} | ${plan.schedules} | ${report.refused} | **${report.wrong.length}** |`,
      ...report.wrong.slice(0, 20).map((one) => `- ${one}`),
    ];
  } finally {
    await database.stop();
  }
}
