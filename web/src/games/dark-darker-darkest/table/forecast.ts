// The forecast as the board shows it.
import type { Expected } from '../../../board/standing';
import type { Forecast } from '../../../protocol/dark-darker-darkest';

/** What enemies would do, then the ways of the fire from its room, in the order of their letters. */
export function foreseen(forecast: Forecast, fireRoom: string): Expected[] {
  const threats = forecast.threats.map(({ from, steps, moves, attacks }) => ({
    action: 1,
    from,
    isAttack: moves === 0 && attacks,
    step: steps[0] ?? from,
    steps,
  }));
  const fire = fireWays(forecast).map(({ to = fireRoom }) => ({
    action: 1,
    from: fireRoom,
    isAttack: false,
    step: to,
    steps: [to],
  }));
  return [...threats, ...raid(forecast), ...fire];
}

/** The ways of the fire that stay in the house. */
export function fireWays({ fire }: Forecast): Forecast['fire'] {
  return fire.filter(way => way.to !== undefined);
}

/** The way of the Nemesis, room by room; one that stays strikes where it is. */
function raid({ nemesis }: Forecast): Expected[] {
  const rooms = nemesis?.rooms ?? [];
  const [from] = rooms;
  if (from !== undefined && rooms.length === 1) {
    return [{ action: 1, from, isAttack: true, step: from, steps: [] }];
  }
  return rooms.slice(1).map((step, i) => ({
    action: i + 1,
    from: rooms[i] ?? step,
    isAttack: false,
    step,
    steps: [step],
  }));
}
