import asyncio, pathlib, tempfile, pytest
import tests.server.test_leaks as t
orig=t.bot_for_a_while
async def dbg(twins):
    try: await orig(twins)
    except TimeoutError:
        for l in twins.lives:
            print([ (e.seq,e.kind,e.seat,e.action) for e in l.table.entries[-8:]], l.table.seq, l.table.bot, l.driver._due, l.driver._task, l.table.asked, t.phase_of(l.table.game), l.table.by_itself())
        raise
t.DEEDS[t.DEEDS.index(orig)]=dbg
one_moment = t.one_moment
def test_x(tmp_path, monkeypatch):
    t.one_moment.__wrapped__ if 0 else None
    asyncio.run(t.leaks(tmp_path, t.SETTINGS[0], t.positions(t.SETTINGS[0],1)))
