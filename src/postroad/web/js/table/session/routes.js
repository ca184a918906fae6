// Whose routes lie on the map beside the own one: that of whoever comes next, if it is not taken away, and those that are asked for.
import { me, routesShown, view } from "./current.js";

/** @param {number} seat */
const comesNext = (seat) => me.value !== null && seat === (me.value + 1) % view.value.seats.length;

/** @param {number} seat */
export const showsRoute = (seat) => routesShown.value[seat] ?? comesNext(seat);

/** Lay it on the map, or take it away. @param {number} seat */
export const toggleRoute = (seat) => (routesShown.value = { ...routesShown.value, [seat]: !showsRoute(seat) });
