import { playRounds } from '../server/src/campaigns/rounds.testing.ts';
import { startBenchDatabase } from './database.ts';

const plan = { rounds: 2000, kills: 20 };

/** Everything that moves digests and promo alerts between their states, on two servers with kills: does everybody agree in the end? */
export async function benchCampaignRounds(): Promise<string[]> {
  const database = await startBenchDatabase();
  try {
    const connection = await database.create('rounds');
    const report = await playRounds(connection, plan);
    return [
      '| rounds | acts | kills | campaigns | messages | disagreements |',
      '|---|---|---|---|---|---|',
      `| ${report.rounds} | ${report.acts} | ${report.kills} | ${report.campaigns} | ${report.messages} | **${report.disagreements.length}** |`,
      ...report.disagreements.map((one) => `- ${one}`),
      '',
      `Done and not refused: ${Object.entries(report.taken)
        .map(([act, times]) => `${act} ${times}`)
        .join(', ')}.`,
    ];
  } finally {
    await database.stop();
  }
}
